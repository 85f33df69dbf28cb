import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import type { RuleGroup } from '../../../domain/words/rules.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { ReportTab } from '../report/ReportTab.tsx';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { SideBySide } from './SideBySide.tsx';
import { compareTabs, rulesTexts } from './texts.ts';

type CompareView = RuleGroup | 'individual' | 'both';

/** Nothing stands above what sticks inside the dialog. */
const inDialog = { '--sticky-top': '0px', '& .MuiDialog-paper': { height: '100%' } };

/** RPPS and RGPS side by side, and the report of one regime or of both. */
const CompareRules = ({ onClose }: { onClose: () => void }) => {
  const { regimeType } = useCalculation().calculation;
  const [view, setView] = useState<CompareView>('applicable');
  const narrow = useIsNarrow();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={narrow}
      fullWidth
      maxWidth="xl"
      sx={inDialog}
      aria-labelledby="compare-title"
    >
      <DialogTitle id="compare-title" sx={{ pb: 0 }}>
        {rulesTexts.compareTitle}
        <Tabs
          value={view}
          onChange={(_event, next: CompareView) => setView(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={rulesTexts.bothRegimes}
        >
          {compareTabs.map(({ value, label }) => (
            <Tab key={value} value={value} label={label} />
          ))}
        </Tabs>
      </DialogTitle>
      {/* Each part begins at its top, whatever was scrolled to in the last. */}
      <DialogContent key={view} dividers>
        {view === 'individual' || view === 'both' ? (
          <ReportTab regimes={view === 'both' ? 'BOTH' : regimeType} />
        ) : (
          <SideBySide group={view} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{rulesTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default CompareRules;
