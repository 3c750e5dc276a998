export { addressAt, addressLike, forgetAddresses, ownAddressAt } from "./ask.ts";
export { addressed, addressedSquare, checkAddresses } from "./drafts.ts";
export { greetAddresses } from "./trouble.ts";
