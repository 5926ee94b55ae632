import type { Currency, DataOf } from '@pavilion/contract';
import {
  type agentCampaigns,
  agentCampaignsFile,
  type CampaignFigures,
} from '@pavilion/contract/agentCampaigns';
import { useState } from 'react';
import IconPlus from '~icons/lucide/plus';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { localeNames } from '../../../locales/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { RefusalNote } from '../../../ui/RefusalNote.tsx';
import { Copied } from '../../recommend/Invitation.tsx';
import { RangeFields } from '../../records/statement/RangeFields.tsx';
import { CentreFrame } from '../CentreFrame.tsx';
import { DownloadButton } from '../DownloadButton.tsx';
import { useCampaigns, useSetCampaign } from '../model/useCampaigns.ts';
import { useSpan } from '../model/useSpan.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { QrButtons } from './QrButtons.tsx';

type Row = DataOf<typeof agentCampaigns>['list'][number];

interface FiguresProps {
  readonly figures: CampaignFigures;
  readonly currency: Currency;
}

const Figures = ({ figures, currency }: FiguresProps) => {
  const { t } = useTranslation();
  const ofHundred = (percent: string | null) => (percent === null ? '–' : `${percent} %`);
  const amount = figures.first_deposit_amount;
  const cells = [
    ['clicks', figures.clicks],
    ['visitors', figures.visitors],
    ['registrations', figures.registrations],
    ['registered_percent', ofHundred(figures.registered_percent)],
    ['first_deposits', figures.first_deposits],
    ['deposited_percent', ofHundred(figures.deposited_percent)],
    [
      'first_deposit_amount',
      amount === null ? '–' : <Money key="amount" amount={amount} currency={currency} />,
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 lg:grid-cols-7">
      {cells.map(([name, value]) => (
        <div key={name} data-figure={name}>
          <dt className="text-text-3 text-xs">{t(`agent_report.${name}`)}</dt>
          <dd className="tnum mt-0.5 font-semibold text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const card = 'flex flex-col gap-4 rounded-card bg-raised p-5 ring-1 ring-line ring-inset';

/** One campaign: its link, its picture, what came of it. */
const CampaignCard = ({ row, currency }: { readonly row: Row; readonly currency: Currency }) => {
  const { t } = useTranslation();
  const { send, isPending, failure } = useSetCampaign();
  return (
    <li data-campaign={row.name} className={card}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="min-w-0 break-words font-semibold text-base">{row.name}</h3>
        <p className="min-w-0 flex-1 text-sm text-text-2">
          {t(`agent_report.landing_${row.landing}`)} · {localeNames[row.locale]}
          {!row.is_open && ` · ${t('agent_report.closed')}`}
        </p>
        <Button
          size="sm"
          busy={isPending}
          onClick={() => send({ campaign_id: row.campaign_id, is_open: !row.is_open })}
        >
          {t(row.is_open ? 'agent_report.close' : 'agent_report.reopen')}
        </Button>
      </div>
      <RefusalNote text={failure && failureText(failure, t)} />
      <Figures figures={row.figures} currency={currency} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <div className="min-w-0 flex-1">
          <Copied label={t('recommend.link')} text={row.link} field="campaign-link" />
        </div>
        <QrButtons name={`campaign-${row.campaign_id}`} qr={row.qr} />
      </div>
    </li>
  );
};

const CampaignList = ({
  data,
  currency,
}: {
  readonly data: DataOf<typeof agentCampaigns>;
  readonly currency: Currency;
}) => {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col gap-3">
      <li data-campaign="" className={card}>
        <h3 className="font-semibold text-base">{t('agent_report.plain_link')}</h3>
        <Figures figures={data.plain} currency={currency} />
      </li>
      {data.list.map((row) => (
        <CampaignCard key={row.campaign_id} row={row} currency={currency} />
      ))}
      {data.list.length > 0 && (
        <li className={card}>
          <h3 className="font-semibold text-base">{t('agent_report.total')}</h3>
          <Figures figures={data.total} currency={currency} />
        </li>
      )}
    </ul>
  );
};

/** Ways to bring members, each with a link of its own, and what came of each on some days. */
export const Campaigns = ({ currency }: { readonly currency: Currency }) => {
  const { t } = useTranslation();
  const days = useSpan();
  const campaigns = useCampaigns(days);
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="flex flex-col gap-4" data-part="campaigns">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{t('agent_report.campaigns')}</h2>
        <div className="flex flex-wrap gap-2">
          <DownloadButton fetchFile={() => callApi(agentCampaignsFile, days.span ?? {})} />
          <Button onClick={() => setAdding(!isAdding)} aria-expanded={isAdding}>
            <IconPlus aria-hidden className="size-4" />
            {t('agent_report.campaign_new')}
          </Button>
        </div>
      </div>
      {isAdding && <CampaignForm onDone={() => setAdding(false)} />}
      <div className="grid grid-cols-2 gap-x-4 sm:max-w-md">
        <RangeFields days={days} />
      </div>
      {days.span === null ? (
        <p role="alert" className="text-cinnabar-text text-sm">
          {t('statement.problem_range')}
        </p>
      ) : (
        <CentreFrame query={campaigns}>
          {(data) => (
            <>
              <CampaignList data={data} currency={currency} />
              <p className="text-sm text-text-2 leading-6" data-part="attribution">
                {t('agent_report.attribution', { hours: Math.round(data.link_minutes / 60) })}
              </p>
            </>
          )}
        </CentreFrame>
      )}
    </section>
  );
};
