import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../data/session/session.ts';
import { helpTexts as texts } from './texts.ts';
import { beginTour, endTour, isTourDue } from './tour.ts';

const last = texts.tour.length - 1;

/** The focus goes with the step, so that it is read aloud. */
const useStep = () => {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current && step >= 0) heading.current?.focus({ preventScroll: true });
  }, [step]);
  const go = (by: number) => {
    moved.current = true;
    setStep((now) => Math.min(last, Math.max(0, now + by)));
  };
  return { step, heading, go };
};

/** As low as the place for an extract above it: the list stays in sight. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  px: 2,
  py: 0.5,
  mb: 2,
  borderColor: 'primary.main',
} as const;

const Steps = ({ onEnd }: { onEnd: () => void }) => {
  const titleId = useId();
  const { step, heading, go } = useStep();
  const [title, body] = texts.tour[step] ?? ['', ''];
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} className="no-print" sx={line}>
      <Typography id={titleId} variant="caption" color="text.secondary">
        {texts.tourTitle(step + 1, texts.tour.length)}
      </Typography>
      <Typography variant="body2" sx={{ flex: '1 1 320px' }}>
        <Box component="strong" ref={heading} role="heading" aria-level={2} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Box>
        {`. ${body}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {step > 0 && (
          <Button size="small" onClick={() => go(-1)}>
            {texts.tourBack}
          </Button>
        )}
        {step < last ? (
          <Button size="small" onClick={() => go(1)}>
            {texts.tourNext}
          </Button>
        ) : (
          <>
            <Button size="small" component={Link} to="/online-classes" onClick={onEnd}>
              {texts.tourHelp}
            </Button>
            <Button size="small" variant="contained" onClick={onEnd}>
              {texts.tourEnd}
            </Button>
          </>
        )}
        <Button size="small" color="inherit" startIcon={<CloseIcon />} onClick={onEnd}>
          {texts.tourSkip}
        </Button>
      </Box>
    </Paper>
  );
};

/** The way from an extract to the report, in one line, for whoever is here for the first time. */
export const Tour = () => {
  const { user } = useSession();
  const [due, setDue] = useState(() => isTourDue(user, new Date()));
  useEffect(() => {
    if (due) beginTour(user);
  }, [due, user]);
  if (!due) return null;
  return (
    <Steps
      onEnd={() => {
        endTour(user);
        setDue(false);
      }}
    />
  );
};
