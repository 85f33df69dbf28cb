import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { communityOf } from '../data/session/navigation.ts';
import { useSession } from '../data/session/session.ts';
import { HelpCard } from './HelpCard.tsx';
import { helpTexts as texts } from './texts.ts';

interface Way {
  label: string;
  to: string;
}

const way = (label: string, to: string | null | undefined): Way[] => (to ? [{ label, to }] : []);

/** Whom to ask: every address that the installation has, and who helps where it has none. */
export const Contact = () => {
  const session = useSession();
  const { support, guide } = session.links;
  const ways = [
    ...way(texts.openSupport, support),
    ...way(texts.openCommunity, communityOf(session, new Date())[0]?.to),
    ...way(texts.openGuide, guide),
  ];
  return (
    <HelpCard title={texts.contact} body={support === null ? texts.noSupport : texts.contactBody}>
      {ways.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {ways.map(({ label, to }) => (
            <Button key={label} variant="outlined" href={to} target="_blank" rel="noreferrer">
              {label}
            </Button>
          ))}
        </Box>
      )}
    </HelpCard>
  );
};
