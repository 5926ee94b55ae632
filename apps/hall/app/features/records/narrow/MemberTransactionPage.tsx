export const MemberTransactionPage = () => <p />;
