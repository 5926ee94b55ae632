import type { DataOf } from '@pavilion/contract';
import { agentPromotion } from '@pavilion/contract/agents';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { Copied, Invitation } from '../../recommend/Invitation.tsx';
import { StatRow } from '../../recommend/StatRow.tsx';
import { CentreFrame } from '../CentreFrame.tsx';

const Promotion = ({ promotion }: { readonly promotion: DataOf<typeof agentPromotion> }) => {
  const { t } = useTranslation();
  const { currency, link, qr, domains, members, agents, members_30_days: lately } = promotion;
  const stats = [
    { key: 'members', label: t('agent.members'), value: members },
    { key: 'lately', label: t('agent.lately'), value: lately },
    { key: 'agents', label: t('agent.agents_among'), value: agents },
  ];
  return (
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
      </Invitation>
      <StatRow stats={stats} />
    </div>
  );
};

/** What an agent hands on, and whom it has brought (spec §2 Promotion). */
export const PromotionPanel = () => {
  const promotion = useCallQuery(agentPromotion, {});
  return <CentreFrame query={promotion}>{(data) => <Promotion promotion={data} />}</CentreFrame>;
};
