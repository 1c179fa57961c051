// Where the host of this site tells what is due by law, as its server writes it into the page (--legal-url).

/** An address of the web; undefined if the host told none. */
export function legalUrl(): string | undefined {
  const told = document.querySelector<HTMLMetaElement>('meta[name="legal-url"]')?.content;
  return told && /^https?:/.test(told) ? told : undefined;
}
