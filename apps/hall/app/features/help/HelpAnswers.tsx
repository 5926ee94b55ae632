import { contentPage } from '@pavilion/contract/content';
import { useId, useState } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import IconSearch from '~icons/lucide/search';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Input } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAnswers } from './model/useAnswers.ts';

interface Question {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

const WholeAnswer = ({ slug }: { readonly slug: string }) => {
  const { t } = useTranslation();
  const page = useCallQuery(contentPage, { kind: 'faq', slug });
  if (page.isError)
    return (
      <Button size="sm" onClick={() => void page.refetch()}>
        {t('help.again')}
      </Button>
    );
  if (page.data === undefined) return <Skeleton className="h-24" />;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans operators' HTML on the way in and out
    <div className="reading text-sm" dangerouslySetInnerHTML={{ __html: page.data.page.content }} />
  );
};

/** A question; pressed, its answer stands below it, and what was typed stays. */
const QuestionPart = ({ question }: { readonly question: Question }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="group flex min-h-14 w-full items-center gap-3 py-3 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-sm transition-colors group-hover:text-accent">
            {question.title}
          </span>
          {!isOpen && <span className="mt-0.5 block text-text-2 text-xs">{question.summary}</span>}
        </span>
        <IconChevron
          aria-hidden
          className={classes('size-4 shrink-0 text-text-3 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} className={isOpen ? 'pb-4' : 'hidden'}>
        {isOpen && <WholeAnswer slug={question.slug} />}
      </div>
    </li>
  );
};

/** Answers of the FAQ by the words that are typed; before that, the first of them. */
export const HelpAnswers = () => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { asked, answers } = useAnswers(typed);
  const list = answers.data?.list ?? [];
  return (
    <section aria-label={t('help.answers')} className="flex flex-col gap-2">
      <Input
        type="search"
        name="help"
        autoComplete="off"
        maxLength={100}
        aria-label={t('help.search')}
        placeholder={t('help.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        end={<IconSearch aria-hidden className="mr-3 size-4 text-text-3" />}
      />
      {/* A word aloud; what it counts is seen. */}
      <p role="status" className="sr-only">
        {asked !== '' && answers.data !== undefined ? t('help.count', { count: list.length }) : ''}
      </p>
      {answers.isError && (
        <p className="flex items-center gap-3 py-3 text-sm text-text-2">
          <span className="flex-1">{t('help.failed')}</span>
          <Button size="sm" onClick={() => void answers.refetch()}>
            {t('help.again')}
          </Button>
        </p>
      )}
      {answers.isPending && <Skeleton className="h-40" />}
      {asked !== '' && answers.data !== undefined && list.length === 0 && (
        <p className="py-3 text-sm text-text-2">{t('help.nothing')}</p>
      )}
      <ul className="divide-y divide-line" data-answers>
        {list.map((question) => (
          <QuestionPart key={question.slug} question={question} />
        ))}
      </ul>
    </section>
  );
};
