import type { DataProvider, GetListResult, GetOneResult } from 'react-admin';
import { nounOf } from './resources.ts';

/** Rows are changed by the deeds of the contract, each with its own call, never by a form that saves whatever it holds. */
const noWrites = async (): Promise<never> => {
  throw new Error('the office changes rows by deeds alone');
};

/** What react-admin's lists and pages read, over the office's calls. The answers were parsed where they came in. */
export const dataProvider: DataProvider = {
  // The library's types let whoever reads a list name its rows; what comes is what the contract says.
  getList: async <Row>(name: string, params: object) => {
    const { rows, total, more, meta } = await (await nounOf(name)).list(params);
    return { data: [...rows], total, meta: { ...meta, more } } as GetListResult as GetListResult & {
      data: Row[];
    };
  },
  getOne: async <Row>(name: string, { id }: { id: string | number }) => {
    const { one } = await nounOf(name);
    if (one === undefined) throw new Error(`${name} has no page of one`);
    return { data: await one(id) } as GetOneResult as GetOneResult & { data: Row };
  },
  getMany: async <Row>(name: string, { ids }: { ids: readonly (string | number)[] }) => {
    const { one } = await nounOf(name);
    if (one === undefined) throw new Error(`${name} has no page of one`);
    return { data: (await Promise.all(ids.map(one))) as Row[] };
  },
  getManyReference: noWrites,
  create: noWrites,
  update: noWrites,
  updateMany: noWrites,
  delete: noWrites,
  deleteMany: noWrites,
};
