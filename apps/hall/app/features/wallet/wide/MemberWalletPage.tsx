export const MemberWalletPage = () => <p />;
