import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../data/session/session.ts';
import { helpTexts as texts } from './texts.ts';
import { endTour, isTourDue } from './tour.ts';

const last = texts.tour.length - 1;

/** The focus goes with the step, so that it is read aloud. */
const useStep = () => {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
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

const Steps = ({ onEnd }: { onEnd: () => void }) => {
  const titleId = useId();
  const { step, heading, go } = useStep();
  const [title, body] = texts.tour[step] ?? ['', ''];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      className="no-print"
      sx={{ p: { xs: 2, sm: 3 }, mb: 3, borderColor: 'primary.main' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography id={titleId} variant="overline" color="text.secondary" sx={{ flexGrow: 1 }}>
          {texts.tourTitle(step + 1, texts.tour.length)}
        </Typography>
        <Button size="small" startIcon={<CloseIcon />} onClick={onEnd}>
          {texts.tourSkip}
        </Button>
      </Box>
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: 720, minHeight: { sm: 48 } }}>{body}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {step > 0 && <Button onClick={() => go(-1)}>{texts.tourBack}</Button>}
        {step < last ? (
          <Button variant="contained" onClick={() => go(1)}>
            {texts.tourNext}
          </Button>
        ) : (
          <>
            <Button variant="contained" onClick={onEnd}>
              {texts.tourEnd}
            </Button>
            <Button component={Link} to="/online-classes" onClick={onEnd}>
              {texts.tourHelp}
            </Button>
          </>
        )}
      </Box>
    </Paper>
  );
};

/** The way from a client to the report, for whoever is here for the first time: skipped once, it does not come back. */
export const Tour = () => {
  const { user } = useSession();
  const [due, setDue] = useState(() => isTourDue(user, new Date()));
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
