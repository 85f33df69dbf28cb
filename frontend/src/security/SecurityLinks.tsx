import DataIcon from '@mui/icons-material/FolderZipOutlined';
import SubscriptionIcon from '@mui/icons-material/ReceiptLongOutlined';
import SecurityIcon from '@mui/icons-material/ShieldOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { useSession } from '../data/session/session.ts';
import { securityTexts as texts } from './texts.ts';

/** The ways from 'Minha conta' to the pages below it. */
export const SecurityLinks = () => {
  const { user } = useSession();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 3 }}>
      <Button component={Link} to={`/users/${user.id}/security`} variant="outlined" startIcon={<SecurityIcon />}>
        {texts.title}
      </Button>
      {user.role !== 'admin' && user.accountAdmin && (
        <Button
          component={Link}
          to={`/users/${user.id}/subscription`}
          variant="outlined"
          startIcon={<SubscriptionIcon />}
        >
          {texts.subscription}
        </Button>
      )}
      {user.role !== 'admin' && (
        <Button component={Link} to={`/users/${user.id}/data`} variant="outlined" startIcon={<DataIcon />}>
          {texts.dataTitle}
        </Button>
      )}
    </Stack>
  );
};
