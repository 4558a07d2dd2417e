import { type DeliveryPlace, MATTERS } from '../../webhooks/webhooks.js';

/** Where a page of deliveries ended, as a word that callers hand back and need not understand. */
export const makeDeliveryCursor = ({ createdAt, gameId, version, seat, type }: DeliveryPlace): string =>
  Buffer.from(`${createdAt.toISOString()} ${gameId} ${version} ${seat} ${type}`).toString('base64url');

/** Null when it is none of ours. */
export const parseDeliveryCursor = (cursor: string): DeliveryPlace | null => {
  const [, time = '', gameId = '', version, seat, word] =
    /^([1-9]\d{3}-\d{2}-\d{2}T[\d:.]+Z) (g_\w+) (\d{1,9}) (\d{1,3}) ([a-z-]{1,20})$/.exec(
      Buffer.from(cursor, 'base64url').toString('utf8'),
    ) ?? [];
  const type = MATTERS.find((matter) => matter === word);
  if (type === undefined || Number.isNaN(Date.parse(time))) return null;
  return { createdAt: new Date(time), gameId, version: Number(version), seat: Number(seat), type };
};
