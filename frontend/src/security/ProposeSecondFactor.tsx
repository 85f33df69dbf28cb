import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isManagement, useSession } from '../data/session/session.ts';
import { securityTexts as texts } from './texts.ts';

const keyOf = (userId: string): string => `genial.second-factor-proposed.${userId}`;

/** Proposed to an administrator from the first sign-in, until it is on or put off in this browser. */
export const ProposeSecondFactor = () => {
  const session = useSession();
  const { user, secondFactor } = session;
  const [isPutOff, setPutOff] = useState(() => localStorage.getItem(keyOf(user.id)) !== null);
  const { pathname } = useLocation();
  if (pathname === `/users/${user.id}/security`) return null;
  if (!isManagement(session) || secondFactor || isPutOff) return null;
  const putOff = () => {
    localStorage.setItem(keyOf(user.id), 'later');
    setPutOff(true);
  };
  return (
    <Alert
      severity="info"
      className="no-print"
      sx={{ mb: 2, alignItems: 'center', flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={putOff}>
            {texts.proposeLater}
          </Button>
          <Button color="inherit" size="small" component={Link} to={`/users/${user.id}/security`}>
            {texts.turnOn}
          </Button>
        </>
      }
    >
      <AlertTitle>{texts.proposeTitle}</AlertTitle>
      {texts.proposeBody}
    </Alert>
  );
};
