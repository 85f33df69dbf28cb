import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { appTexts } from '../ground/texts.ts';
import { Mark } from '../shared/page/Mark.tsx';
import { PageFooter } from '../shared/page/PageFooter.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { signInTexts as texts } from './texts.ts';

const Pitch = () => (
  <Box
    component="aside"
    sx={{
      display: { xs: 'none', md: 'flex' },
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 3,
      px: 8,
      color: '#ffffff',
      background: 'linear-gradient(160deg, #0b5563 0%, #073f4a 70%)',
    }}
  >
    <Typography variant="h1" component="p" sx={{ fontSize: '2rem', maxWidth: 440 }}>
      {texts.pitch}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2, maxWidth: 440 }}>
      {texts.points.map((point) => (
        <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5 }}>
          <CheckIcon sx={{ color: '#f2a93b' }} aria-hidden />
          <Typography>{point}</Typography>
        </Box>
      ))}
    </Box>
  </Box>
);

/** The screens before sign-in: what the product is on one side, what to do on the other. */
export const SignInFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} · ${appTexts.brand}`;
  }, [title]);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        minHeight: '100dvh',
        backgroundColor: 'background.paper',
      }}
    >
      <Pitch />
      <Box component="main" sx={{ display: 'flex', flexDirection: 'column', px: 3, py: 4 }}>
        <Box sx={{ width: '100%', maxWidth: 400, m: 'auto', display: 'grid', gap: 3 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: '1.6rem', fontWeight: 700 }}>
            <Mark size={36} />
            {appTexts.brand}
          </Box>
          <PageHeading>{title}</PageHeading>
          <Box>{children}</Box>
        </Box>
        <PageFooter manual />
      </Box>
    </Box>
  );
};
