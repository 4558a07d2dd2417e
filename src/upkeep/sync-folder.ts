import { open } from 'node:fs/promises';

/** A new name is on the disk only when its folder is. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
