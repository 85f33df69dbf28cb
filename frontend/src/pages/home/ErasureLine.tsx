import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '../../../../domain/words/format.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { isManagement, useSession } from '../../data/session/session.ts';
import { homeTexts as texts } from './texts.ts';

/** That everything is to be erased, for everybody who works on in the meantime: what they enter now goes with it. */
export const ErasureLine = ({ closed = false }: { /** Nobody enters anything any more. */ closed?: boolean }) => {
  const session = useSession();
  const genial = useGenial();
  const { data } = useQuery({
    queryKey: keys.erasure,
    queryFn: async ({ signal }) => (await genial.erasure(signal)).data,
    enabled: !isManagement(session),
  });
  if (data?.doneBy == null || data.withdrawUntil === null) return null;
  const isOpen = Date.now() < Date.parse(data.withdrawUntil);
  return (
    <Alert
      severity="warning"
      sx={{
        mb: 3,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 40px)', sm: '0 1 auto' } },
      }}
      action={
        <Button component={Link} to={`/users/${session.user.id}/data`} color="inherit">
          {texts.openData}
        </Button>
      }
    >
      {texts.toBeErased(formatInstant(data.doneBy))}
      {!closed && ` ${texts.erasedToo}`}
      {isOpen && ` ${texts.erasureTakenBack(formatInstant(data.withdrawUntil))}`}
    </Alert>
  );
};
