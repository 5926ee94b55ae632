import { useEffect, useState } from 'react';
import type { SiegeRecordAnswer } from '../../../../src/book/views.ts';
import type { BookApi } from '../../shell/api.ts';
import { useBook } from '../../shell/context.ts';

type Answer = SiegeRecordAnswer | 'failed';

/** What was asked last: the line over the prices and the table below them ask once together. */
const asked = new WeakMap<BookApi, { readonly id: string; readonly answer: Promise<Answer> }>();

const ask = (api: BookApi, id: string): Promise<Answer> => {
  const last = asked.get(api);
  if (last?.id === id) return last.answer;
  const answer = api.siegeRecord(id).catch((): Answer => {
    asked.delete(api);
    return 'failed';
  });
  asked.set(api, { id, answer });
  return answer;
};

/** What both armies did in settled matches; `failed` where nobody answers. */
export const useSiegeRecord = (id: string): Answer | null => {
  const { api } = useBook();
  const [record, setRecord] = useState<{ readonly id: string; readonly answer: Answer } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void ask(api, id).then((answer) => isCurrent && setRecord({ id, answer }));
    return () => {
      isCurrent = false;
    };
  }, [api, id]);
  return record?.id === id ? record.answer : null;
};
