import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Instant } from '../../../ui/Instant.tsx';
import { groupDigits, Money } from '../../../ui/Money.tsx';
import type { Fields } from './entries.ts';
import { useFieldWords } from './fieldWords.ts';
import { readValue } from './readValue.ts';

/** Characters of a text that are shown before somebody asks for all of it. */
const foldedLength = 200;

const Text = ({ text }: { readonly text: string }) => {
  const words = useFieldWords();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > foldedLength * 1.2;
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {isLong && !isWhole ? `${text.slice(0, foldedLength)}…` : text}
      {isLong && (
        <Button
          size="small"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ marginLeft: 0.5, paddingY: 0, minWidth: 0 }}
        >
          {words.say(isWhole ? 'less' : 'whole')}
        </Button>
      )}
    </Box>
  );
};

export interface ScalarProps {
  readonly name: string;
  readonly value: unknown;
  /** What it stands in. */
  readonly entry: Fields;
  readonly currency: string | undefined;
}

/** One value in words: an amount with its currency, a time in the site's zone, a part in per cent, a state by its name. */
export const Scalar = ({ name, value, entry, currency }: ScalarProps) => {
  const translate = useTranslate();
  const words = useFieldWords();
  const read = readValue(name, value, currency);
  switch (read.kind) {
    case 'none':
      return <>–</>;
    case 'flag':
      return <>{translate(read.is ? 'ra.boolean.true' : 'ra.boolean.false')}</>;
    case 'money':
      return read.currency === undefined ? (
        groupDigits(read.amount)
      ) : (
        <Money amount={read.amount} currency={read.currency} />
      );
    case 'percent':
      return <>{groupDigits(read.percent)} %</>;
    case 'instant':
      return <Instant at={read.at} />;
    case 'text': {
      const word = words.value(name, read.text, entry);
      if (word !== undefined) return <>{word}</>;
      if (name === 'negative_carry') return <>{words.say('cycles', { count: read.text })}</>;
      return <Text text={read.text} />;
    }
  }
};
