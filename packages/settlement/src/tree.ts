import type { AgentNode, CarriedMember, MemberNode, Plan, SettlementHead } from './input.ts';
import { SettlementError } from './settlementError.ts';

/** As far as a walk up goes (decision 0068). */
const levelsMax = 50;

export interface TreeAgent {
  readonly node: AgentNode;
  readonly plan: Plan;
  /** Places of the agents directly below, by their ids. */
  readonly children: readonly number[];
}

export interface TreeMember {
  readonly id: number;
  /** Place of the agent directly above. */
  readonly agent: number;
  readonly joined: string | undefined;
  /** Undefined for agents, who play as members of the agent above. */
  readonly node: MemberNode | undefined;
  readonly carried: CarriedMember | undefined;
}

/** A tree as lists: whoever stands below comes before whoever stands above, and siblings go by their ids. */
export interface Tree {
  readonly agents: readonly TreeAgent[];
  /** Grouped by the agent directly above, in the order of the agents. */
  readonly members: readonly TreeMember[];
  /** Place of a member's id in `members`; null for agents at the top, whose own play is in nobody's base. */
  readonly memberPlaces: ReadonlyMap<number, number | null>;
}

const byId = (left: number, right: number): number => left - right;

const planKey = (plan: string, version: number): string => `${plan} ${version}`;

const readPlans = (plans: readonly Plan[]): Map<string, Plan> => {
  const byKey = new Map<string, Plan>();
  plans.forEach((plan, place) => {
    const key = planKey(plan.plan, plan.version);
    if (byKey.has(key)) throw new SettlementError(`plans[${place}]`, 'gives a version of a plan twice');
    byKey.set(key, plan);
  });
  return byKey;
};

interface Placed {
  readonly node: AgentNode;
  readonly at: number;
}

const readAgents = (
  nodes: readonly AgentNode[],
): { all: Map<number, Placed>; below: Map<number | null, number[]> } => {
  const all = new Map<number, Placed>();
  nodes.forEach((node, at) => {
    if (all.has(node.agent))
      throw new SettlementError(`tree.agents[${at}].agent`, 'stands in the tree twice');
    all.set(node.agent, { node, at });
  });
  const below = new Map<number | null, number[]>();
  for (const { node, at } of all.values()) {
    if (node.parent !== null && !all.has(node.parent))
      throw new SettlementError(`tree.agents[${at}].parent`, 'is no agent of the tree');
    below.set(node.parent, [...(below.get(node.parent) ?? []), node.agent]);
  }
  for (const ids of below.values()) ids.sort(byId);
  return { all, below };
};

/** Ids from the lowest levels up. Throws for a circle, and for more levels than there may be. */
const orderAgents = ({ all, below }: ReturnType<typeof readAgents>): number[] => {
  const order: number[] = [];
  const waiting = (below.get(null) ?? []).toReversed().map((id) => ({ id, level: 1 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, level } = next;
    if (level > levelsMax)
      throw new SettlementError(
        `tree.agents[${all.get(id)?.at}].parent`,
        `stands more than ${levelsMax} levels below the top`,
      );
    order.push(id);
    for (const child of below.get(id) ?? []) waiting.push({ id: child, level: level + 1 });
  }
  if (order.length < all.size) {
    const reached = new Set(order);
    const inCircle = [...all.values()].find(({ node }) => !reached.has(node.agent));
    throw new SettlementError(`tree.agents[${inCircle?.at}].parent`, 'leads round in a circle');
  }
  return order.toReversed();
};

const writeTerms = ({ terms }: Plan): string =>
  JSON.stringify(terms, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const placeAgents = (head: SettlementHead): TreeAgent[] => {
  const plans = readPlans(head.plans);
  const termsOf = new Map([...plans.values()].map((plan) => [plan, writeTerms(plan)]));
  const read = readAgents(head.tree.agents);
  const order = orderAgents(read);
  const places = new Map(order.map((id, place) => [id, place]));
  const planOf = ({ node, at }: Placed): Plan => {
    const plan = plans.get(planKey(node.plan, node.version));
    if (plan === undefined)
      throw new SettlementError(
        `tree.agents[${at}].plan`,
        `version ${node.version} of it is not among the plans`,
      );
    if (plan.terms.cycle !== head.cycle.kind)
      throw new SettlementError(`tree.agents[${at}].plan`, `is settled by the ${plan.terms.cycle}`);
    return plan;
  };
  return order.flatMap((id) => {
    const placed = read.all.get(id);
    if (placed === undefined) return [];
    const plan = planOf(placed);
    const parent = placed.node.parent === null ? undefined : read.all.get(placed.node.parent);
    if (parent !== undefined && termsOf.get(planOf(parent)) !== termsOf.get(plan))
      throw new SettlementError(
        `tree.agents[${placed.at}].plan`,
        'has other terms than the plan of the agent above: a tree has one base',
      );
    const children = (read.below.get(id) ?? []).flatMap((child) => places.get(child) ?? []);
    return [{ node: placed.node, plan, children }];
  });
};

const placeMembers = (head: SettlementHead, agents: readonly TreeAgent[]) => {
  const places = new Map(agents.map(({ node }, place) => [node.agent, place]));
  const carried = new Map<number, CarriedMember>();
  const seen = new Map<number, null>();
  const members: TreeMember[] = [];
  head.carried.members.forEach((one, at) => {
    if (carried.has(one.member)) throw new SettlementError(`carried.members[${at}].member`, 'is given twice');
    carried.set(one.member, one);
  });
  for (const { node } of agents) {
    seen.set(node.agent, null);
    const agent = node.parent === null ? undefined : places.get(node.parent);
    if (agent !== undefined)
      members.push({
        id: node.agent,
        agent,
        joined: node.joined,
        node: undefined,
        carried: carried.get(node.agent),
      });
  }
  head.tree.members.forEach((node, at) => {
    if (seen.has(node.member))
      throw new SettlementError(`tree.members[${at}].member`, 'stands in the tree twice');
    seen.set(node.member, null);
    const agent = places.get(node.agent);
    if (agent === undefined)
      throw new SettlementError(`tree.members[${at}].agent`, 'is no agent of the tree');
    members.push({ id: node.member, agent, joined: node.joined, node, carried: carried.get(node.member) });
  });
  head.carried.members.forEach(({ member }, at) => {
    if (!seen.has(member)) throw new SettlementError(`carried.members[${at}].member`, 'is not in the tree');
  });
  members.sort((left, right) => left.agent - right.agent || left.id - right.id);
  const memberPlaces = new Map<number, number | null>(seen);
  members.forEach(({ id }, place) => {
    memberPlaces.set(id, place);
  });
  return { members, memberPlaces };
};

/** Throws a `SettlementError` for a tree that is none. */
export const placeTree = (head: SettlementHead): Tree => {
  const agents = placeAgents(head);
  const known = new Set(agents.map(({ node }) => node.agent));
  for (const [name, entries] of [
    ['carried.agents', head.carried.agents],
    ['debts', head.debts],
  ] as const) {
    const given = new Set<number>();
    entries.forEach(({ agent }, at) => {
      if (!known.has(agent)) throw new SettlementError(`${name}[${at}].agent`, 'is no agent of the tree');
      if (given.has(agent)) throw new SettlementError(`${name}[${at}].agent`, 'is given twice');
      given.add(agent);
    });
  }
  return { agents, ...placeMembers(head, agents) };
};
