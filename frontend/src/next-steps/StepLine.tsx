import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { NextStep } from '../../../domain/api/next-steps.ts';
import { formatDate, unbroken } from '../../../domain/words/format.ts';
import { effectText, priceText } from '../../../domain/words/next-steps.ts';
import { StepActions } from './StepActions.tsx';
import { nextStepTexts as texts } from './texts.ts';
import { useComputedStep } from './useComputedStep.ts';

interface StepLineProps {
  step: NextStep;
  regimeType: RegimeType;
  /** The one that comes first is told whole. */
  first: boolean;
}

/** What to do, its effect and its price in a line; why, documents and where it is done open under it. */
export const StepLine = ({ step: given, regimeType, first }: StepLineProps) => {
  const { step, compute, computing } = useComputedStep(given, regimeType);
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const worth = [effectText(step) ?? (step.notComputed ? texts.notComputed : null), priceText(step)];
  const deadline = step.deadline === null ? null : texts.deadline(formatDate(step.deadline));
  const facts = [...worth, deadline].filter((one) => one !== null);
  // A bare title would be all that is read of what neither effect nor price tells of.
  const whole = first || worth.every((one) => one === null);
  return (
    <Box component="li">
      <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {unbroken(step.title)}
      </Typography>
      {whole && <Typography variant="body2">{unbroken(step.text)}</Typography>}
      {facts.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {unbroken(facts.join(' · '))}
        </Typography>
      )}
      <Stack direction="row" className="no-print" sx={{ ml: -2, flexWrap: 'wrap', columnGap: 0.5 }}>
        <Button
          size="small"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={detailsId}
          aria-label={texts.of(open ? texts.hide : texts.why, step.title)}
        >
          {open ? texts.hide : texts.why}
        </Button>
        {step.notComputed && (
          <Button size="small" disabled={computing} onClick={compute} aria-label={texts.of(texts.compute, step.title)}>
            {texts.compute}
          </Button>
        )}
        <StepActions step={step} />
      </Stack>
      <Collapse in={open} id={detailsId} unmountOnExit>
        <Details step={step} withText={!whole} />
      </Collapse>
    </Box>
  );
};

const Details = ({ step, withText }: { step: NextStep; withText: boolean }) => (
  <Box sx={{ pb: 1, maxWidth: '90ch' }}>
    {withText && <Typography variant="body2">{unbroken(step.text)}</Typography>}
    {step.article !== null && (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {step.article}
      </Typography>
    )}
    {step.documents.length > 0 && (
      <>
        <Typography variant="subtitle2" component="h4" sx={{ mt: 1 }}>
          {texts.documents}
        </Typography>
        <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5 }}>
          {step.documents.map((document) => (
            <li key={document}>{document}</li>
          ))}
        </Typography>
      </>
    )}
  </Box>
);
