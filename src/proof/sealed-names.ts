import type { HexHash } from './chain.js';

/**
 * A name under a seal: the log has the hash, and beside it lie the name and its salt, for as long as the name is to be known.
 * Whoever has both can check that this was the name; whoever has only the hash can neither guess it nor put another in its place.
 */
export interface SealedName {
  /** SHA-256, in hexadecimal digits, of the salt followed by the name. */
  readonly named: string;
  readonly name: string;
  /** 32 hexadecimal digits, made by chance. */
  readonly salt: string;
}

export const sealOf = (salt: string, name: string, sha256: HexHash): string => sha256(`${salt}${name}`);

/** What somebody is called whose name is forgotten. */
export const SOMEBODY = 'Somebody';

interface Fields {
  readonly [field: string]: unknown;
}

/** Law: people are named by an event itself and by its seats, and nowhere deeper. */
const withEachNamed = (event: Fields, change: (named: Fields) => Fields): Fields => {
  const changed = change(event);
  const { seats } = changed;
  if (!Array.isArray(seats)) return changed;
  let isOther = changed !== event;
  const others = seats.map((holder: unknown) => {
    const fields = typeof holder === 'object' && holder !== null ? { ...holder } : {};
    const other = change(fields);
    isOther ||= other !== fields;
    return other === fields ? holder : other;
  });
  return isOther ? { ...changed, seats: others } : event;
};

/** The event with every player's name under a seal; the same event where none is named. */
export const sealedEvent = (event: Fields, seal: (playerId: string, name: string) => string): Fields =>
  withEachNamed(event, (fields) => {
    if (typeof fields.name !== 'string' || typeof fields.playerId !== 'string') return fields;
    const { name: _, ...rest } = fields;
    return { ...rest, named: seal(fields.playerId, fields.name) };
  });

/** The event as it is told: what is under a seal has its name, or is somebody's; the same event where nothing is sealed. */
export const toldEvent = (event: Fields, nameOf: (named: string) => string | undefined): Fields =>
  withEachNamed(event, (fields) => {
    if (typeof fields.named !== 'string') return fields;
    const { named: _, ...rest } = fields;
    return { ...rest, name: nameOf(fields.named) ?? SOMEBODY };
  });

/** The same for logs from before names were sealed: the name of whoever is forgotten is not told. */
export const withoutNames = (event: Fields, isForgotten: (playerId: string) => boolean): Fields =>
  withEachNamed(event, (fields) => {
    const { playerId, name } = fields;
    const isHidden = typeof playerId === 'string' && typeof name === 'string' && isForgotten(playerId);
    return isHidden ? { ...fields, name: SOMEBODY } : fields;
  });

/** Asked of every event that is read, so it must be quick. */
export const mayNameSomebody = ({ named, playerId, seats }: Fields): boolean =>
  named !== undefined || playerId !== undefined || seats !== undefined;

/** All that stands for people in an event: the seals, and the ids of those whose names stand there plainly. */
export const peopleNamedIn = (event: Fields): { readonly seals: string[]; readonly plain: string[] } => {
  const seals: string[] = [];
  const plain: string[] = [];
  withEachNamed(event, (fields) => {
    const { named, playerId, name } = fields;
    if (typeof named === 'string') seals.push(named);
    else if (typeof playerId === 'string' && typeof name === 'string') plain.push(playerId);
    return fields;
  });
  return { seals, plain };
};
