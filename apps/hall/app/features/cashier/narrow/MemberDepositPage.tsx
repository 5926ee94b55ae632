export const MemberDepositPage = () => <p />;
