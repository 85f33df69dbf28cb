import Button from '@mui/material/Button';
import { useSession } from '../../data/session/session.ts';
import { homeTexts } from './texts.ts';

/** The way to the support, where the installation has one. */
export const SupportButton = () => {
  const { support } = useSession().links;
  return support === null ? null : (
    <Button href={support} target="_blank" rel="noreferrer">
      {homeTexts.contact}
    </Button>
  );
};
