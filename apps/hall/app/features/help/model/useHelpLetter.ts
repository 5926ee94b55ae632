import { type HelpTopic, helpTopics, helpWordsLength, helpWrite } from '@pavilion/contract/help';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useSending } from '../../../api/useSending.ts';

const isTopic = (text: string): text is HelpTopic => helpTopics.some((topic) => topic === text);

/** A letter to staff while it is written. The same letter that is sent again after a lost answer is one. */
export const useHelpLetter = () => {
  const [topic, setTopic] = useState<HelpTopic>('deposit');
  const [words, setWords] = useState('');
  const [isShort, setShort] = useState(false);
  const [isSent, setSent] = useState(false);
  const request = useRef({ content: '', id: '' });
  const sending = useSending(async () => {
    const content = `${topic} ${words.trim()}`;
    if (request.current.content !== content) request.current = { content, id: crypto.randomUUID() };
    await callApi(helpWrite, { request_id: request.current.id, topic, words: words.trim() });
    setSent(true);
  });
  return {
    topic,
    chooseTopic: (text: string) => {
      if (isTopic(text)) setTopic(text);
    },
    words,
    write: (text: string) => {
      setWords(text);
      setShort(false);
      sending.forget();
    },
    isShort,
    isSent,
    isPending: sending.isPending,
    failure: sending.failure,
    /** Answers whether it goes out; what is too short takes the focus. */
    send: (): boolean => {
      const short = words.trim().length < helpWordsLength.min;
      setShort(short);
      if (!short) sending.send();
      return !short;
    },
  };
};
