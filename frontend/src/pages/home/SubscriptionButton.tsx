import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useSession } from '../../data/session/session.ts';
import { homeTexts as texts } from './texts.ts';

/** The way to invoices, card, plan and return, for who decides about the account. */
export const SubscriptionButton = () => {
  const { user } = useSession();
  if (!user.accountAdmin || user.role === 'admin') return null;
  return (
    <Button component={Link} to={`/users/${user.id}/subscription`} variant="outlined">
      {texts.subscription}
    </Button>
  );
};
