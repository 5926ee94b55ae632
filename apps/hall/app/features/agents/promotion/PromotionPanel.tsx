import type { DataOf } from '@pavilion/contract';
import { agentPromotion } from '@pavilion/contract/agents';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { Copied, Invitation } from '../../recommend/Invitation.tsx';
import { StatRow } from '../../recommend/StatRow.tsx';
import { CentreFrame } from '../CentreFrame.tsx';
import { Banners } from './Banners.tsx';
import { Campaigns } from './Campaigns.tsx';
import { QrButtons } from './QrButtons.tsx';

const Promotion = ({ promotion }: { readonly promotion: DataOf<typeof agentPromotion> }) => {
  const { t } = useTranslation();
  const { currency, link, qr, domains, members, agents, members_30_days: lately } = promotion;
  const stats = [
    { key: 'members', label: t('agent.members'), value: members },
    { key: 'lately', label: t('agent.lately'), value: lately },
    { key: 'agents', label: t('agent.agents_among'), value: agents },
  ];
  return (
    <div className="flex flex-col gap-8">
      <div className="flex max-w-3xl flex-col gap-4">
        <Invitation
          title={t('agent.promotion_title')}
          text={t('agent.promotion_text', { currency: t(`currency.${currency}`) })}
          link={link}
          qr={qr}
        >
          {domains.map((domain) => (
            <Copied key={domain.host} label={t('agent.domain')} text={domain.link} field="domain" />
          ))}
          <QrButtons name="link" qr={qr} />
        </Invitation>
        <StatRow stats={stats} />
      </div>
      <Campaigns currency={currency} />
      <Banners />
    </div>
  );
};

/** What an agent hands on, and whom it has brought (spec §2 Promotion). */
export const PromotionPanel = () => {
  const promotion = useCallQuery(agentPromotion, {});
  return <CentreFrame query={promotion}>{(data) => <Promotion promotion={data} />}</CentreFrame>;
};
