import { memberTypes } from '@pavilion/contract';
import { agentLevelRename } from '@pavilion/contract/agents';
import { memberCommonLayout } from '@pavilion/contract/identity';
import { useCallQuery } from '../../../api/useCall.ts';

/**
 * What the site calls the levels of its agents, by level: loaded for every member who is no normal one (spec §6). Empty
 * until they are there; nothing waits for them.
 */
export const useAgentLevels = (): ReadonlyMap<number, string> => {
  const layout = useCallQuery(memberCommonLayout, {}).data?.member_common_layout;
  const isNormal = layout === undefined || layout.member_type === memberTypes.member;
  const levels = useCallQuery(agentLevelRename, {}, { enabled: !isNormal });
  return new Map(levels.data?.detail.map(({ agent_level, name }) => [agent_level, name]));
};
