/** Tests and what serves only tests may look anywhere. */
const tests = ['\\.(test|fixture)\\.tsx?$', '^apps/studio/src/testing/', '^apps/server/src/testing/'];

/** Who may know whom: the rules of ARCHITECTURE.md, checked by `npm run deps`. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: '^(apps|packages|database)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('money-knows-nobody', '^packages/money/', []),
    only('contract-knows-only-zod', '^packages/contract/', []),
    only('art-knows-nobody', '^packages/art/', []),
    only('postgres-knows-nobody', '^packages/postgres/', []),
    only('ledger-knows-money', '^packages/ledger/', ['^packages/money/']),
    only('settlement-knows-money', '^packages/settlement/', ['^packages/money/']),
    only('provider-kit-knows-money-and-contract', '^packages/provider-kit/', ['^packages/(money|contract)/']),
    only('web-knows-the-contract', '^packages/web/', ['^packages/contract/']),
    only('hall-knows-contract-money-art-web', '^apps/hall/', ['^packages/(money|contract|art|web)/']),
    only('office-knows-contract-money-web', '^apps/office/', ['^packages/(contract|money|web)/']),
    only('studio-is-a-stranger', '^apps/studio/', [
      '^packages/(money|contract|art|web|postgres|provider-kit)/',
    ]),
    {
      name: 'hall-ground-knows-no-feature',
      severity: 'error',
      from: {
        path: '^apps/hall/app/(base|i18n|locales|theme|session|site|api|state|device|realtime|ui)/',
        pathNot: tests,
      },
      to: {
        path: '^apps/hall/app/(features|modals|templates|routes|root|entry)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'hall-features-know-no-page-that-shows-them',
      severity: 'error',
      from: { path: '^apps/hall/app/features/', pathNot: tests },
      to: { path: '^apps/hall/app/(modals|templates|routes|root|entry)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-infra-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/(infra|http)/', pathNot: tests },
      to: {
        path: '^apps/server/src/(modules|pages|realtime|compose|main)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-modules-meet-at-their-index',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/server/src/modules/([^/]+)/(?!index\\.ts$)',
        pathNot: '^apps/server/src/modules/$1/',
      },
    },
    {
      name: 'only-money-modules-post',
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/',
        pathNot: [
          '^apps/server/src/modules/(wallet|cashier|promotions|agents|agentMoney|settlement|play)/',
          ...tests,
        ],
      },
      to: { path: '^packages/ledger/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|dist|\\.react-router)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
