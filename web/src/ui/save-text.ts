/** Has the browser keep a text as a file, as if it had been downloaded. */
export function saveText({ fileName, text }: { fileName: string; text: string }): void {
  saveBlob(fileName, new Blob([text], { type: "text/plain" }));
}

/** The same with bytes of any kind. */
export function saveBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
