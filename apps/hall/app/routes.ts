import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** spec §2. Exact /main, /gameHall and /slotgame lead home. */
export default [
  layout('routes/layouts/hall.tsx', [
    index('routes/home.tsx'),
    route('app', 'routes/app.tsx'),
    route('gameHall/:id', 'routes/gameHall.tsx'),
    route('gameRoom', 'routes/gameRoom.tsx'),
    route('main/:id', 'routes/main.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('faq/:id', 'routes/faqEntry.tsx'),
    route('discount', 'routes/discount.tsx'),
    route('discount/:id', 'routes/discountEntry.tsx'),
    route('sponsor', 'routes/sponsor.tsx'),
    route('sponsor/:id', 'routes/sponsorEntry.tsx'),
  ]),
  route('slotgame', 'routes/slotgame.tsx'),
  route('main', 'routes/toHome.tsx', { id: 'main-exact' }),
  route('gameHall', 'routes/toHome.tsx', { id: 'game-hall-exact' }),
  route('register', 'routes/register.tsx'),
  route('loading', 'routes/loading.tsx'),
  route('close', 'routes/close.tsx'),
  route('authCallback', 'routes/authCallback.tsx'),
  layout('routes/layouts/member.tsx', [
    route('user', 'routes/user/index.tsx'),
    route('user/Info', 'routes/user/info.tsx'),
    route('user/Security', 'routes/user/security.tsx'),
    route('user/BindAccount', 'routes/user/bindAccount.tsx'),
    route('user/Deposit', 'routes/user/deposit.tsx'),
    route('user/MyWallet', 'routes/user/wallet.tsx'),
    route('user/Transaction', 'routes/user/transaction.tsx'),
  ]),
  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig;
