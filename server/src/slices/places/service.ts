export { readLibraryFiles } from "./library-files.ts";
