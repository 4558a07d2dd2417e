import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';

/** How a connection is kept from others' eyes, in the words of the driver. */
export type Tls = false | 'prefer' | 'require' | ConnectionOptions;

interface Secured {
  /** The address without what was said there of TLS: the driver would send it on to the server. */
  readonly url: string;
  /** Undefined where the address says nothing. */
  readonly ssl: Tls | undefined;
}

/** What an address says of TLS cannot be done. The message is for people. */
export class UnfitTls extends Error {
  override readonly name = 'UnfitTls';
}

/** `sslmode`, `sslrootcert`, `sslcert` and `sslkey` of an address mean what they mean to psql. */
export const securedBy = (address: string): Secured => {
  if (!URL.canParse(address)) return { url: address, ssl: undefined };
  const url = new URL(address);
  const said = (name: string): string | null => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  };
  const mode = said('sslmode');
  const files = { ca: said('sslrootcert'), cert: said('sslcert'), key: said('sslkey') };
  if (mode === null && Object.values(files).every((file) => file === null))
    return { url: address, ssl: undefined };
  return { url: url.href, ssl: tlsOf(mode ?? 'prefer', files, url.hostname) };
};

type Files = { readonly [part in 'ca' | 'cert' | 'key']: string | null };

const tlsOf = (mode: string, files: Files, host: string): Tls => {
  const own = { ...read('ca', files), ...read('cert', files), ...read('key', files) };
  const name = isIP(host) === 0 ? { servername: host } : {};
  switch (mode) {
    case 'disable':
      return false;
    case 'allow':
    case 'prefer':
      return 'prefer';
    case 'require':
      return Object.keys(own).length === 0 ? 'require' : { ...own, ...name, ...checking(files), ...ANY_NAME };
    case 'verify-ca':
      return { ...own, ...name, rejectUnauthorized: true, ...ANY_NAME };
    case 'verify-full':
      return { ...own, ...name, host, rejectUnauthorized: true };
  }
  throw new UnfitTls(`sslmode must be disable, prefer, require, verify-ca or verify-full, not ${mode}.`);
};

const ANY_NAME = { checkServerIdentity: () => undefined } as const;

/** Whoever names the authority wants it asked. */
const checking = ({ ca }: Files) => ({ rejectUnauthorized: ca !== null });

const read = (part: keyof Files, files: Files): ConnectionOptions => {
  const file = files[part];
  if (file === null || file === 'system') return {};
  try {
    return { [part]: readFileSync(file) };
  } catch (error) {
    throw new UnfitTls(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
};
