// Where this site lies: at the root of its host, or below the path under which a proxy serves it (the
// server's --base-path). Every address of ours is made here, of a path as the server knows it: "/new".

/** Begins and ends with "/". The server writes it into the page; workers have none, and ask for nothing. */
const BASE = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content || '/';

/** The address of a path of ours on this host. */
export function address(path: string): string {
  return addressBelow(BASE, path);
}

/** The same with the host, for others to open. */
export function linkTo(path: string): string {
  return location.origin + address(path);
}

/** The site as links begin with it: address and host, without the "/" at the end. */
export function site(): string {
  return linkTo('/').slice(0, -1);
}

/** The path of ours that an address of this host is for. */
export function pathOf(address: string): string {
  return pathBelow(BASE, address);
}

export function addressBelow(base: string, path: string): string {
  return base + path.slice(1);
}

/** An address outside the base stays as it is; the base without its last "/" is home. */
export function pathBelow(base: string, address: string): string {
  if (`${address}/` === base) return '/';
  return address.startsWith(base) ? address.slice(base.length - 1) : address;
}
