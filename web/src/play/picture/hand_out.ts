/** Gives a file to the apps of a device that is touched, if it has some for it; else to its downloads. */
export async function handOut(file: File, link: string | null): Promise<void> {
  const shared = { files: [file], ...(link !== null && { text: link }) };
  const touched = matchMedia('(pointer: coarse)').matches;
  if (!touched || !navigator.canShare?.(shared)) return download(file);
  try {
    await navigator.share(shared);
  } catch (reason) {
    // Whoever closes the list of apps wants nothing; a browser that refuses leaves the file.
    if ((reason as DOMException).name !== 'AbortError') download(file);
  }
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
