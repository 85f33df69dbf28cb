import type { Keys } from './port.ts';

/** The same keys; destroying one also drops what this process keeps about its owner. */
export const alsoForgetting = (keys: Keys, forget: (owner: string) => void): Keys => ({
  create: (owner) => keys.create(owner),
  get: (owner) => keys.get(owner),
  getMany: (owners) => keys.getMany(owners),
  destroy: async (owner) => {
    await keys.destroy(owner);
    forget(owner);
  },
  list: () => keys.list(),
  forgotten: () => keys.forgotten(),
  restore: (owner, key) => keys.restore(owner, key),
  ping: () => keys.ping(),
  close: () => keys.close(),
});
