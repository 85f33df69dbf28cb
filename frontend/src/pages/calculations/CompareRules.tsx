import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import { regimeType } from '../../../../domain/api/common.ts';
import type { CalculationView, ComparePart } from '../../ground/case-paths.ts';
import { ReportTab } from '../../report/ReportTab.tsx';
import { SideBySide } from '../../rules/SideBySide.tsx';
import { compareTabs, rulesTexts } from '../../rules/texts.ts';
import { Choice } from '../../shared/Choice.tsx';
import { ScrollingTabs } from '../../shared/ScrollingTabs.tsx';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';

type CompareView = Extract<CalculationView, { tab: 'compare' }>;

interface CompareRulesProps {
  /** The part that is open, as the address says. */
  view: CompareView;
  onChange: (view: CompareView) => void;
  onClose: () => void;
}

/** Nothing stands above what sticks inside the dialog. */
const inDialog = { '--sticky-top': '0px', '& .MuiDialog-paper': { height: '100%' } };

/** RPPS and RGPS side by side, and the report of one regime or of both. */
const CompareRules = ({ view, onChange, onClose }: CompareRulesProps) => {
  const { part, regime } = view;
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
        <ScrollingTabs
          value={part}
          onChange={(_event, next: ComparePart) => onChange({ ...view, part: next })}
          aria-label={rulesTexts.bothRegimes}
        >
          {compareTabs.map(({ value, label }) => (
            <Tab key={value} value={value} label={label} />
          ))}
        </ScrollingTabs>
      </DialogTitle>
      {/* Each part begins at its top, whatever was scrolled to in the last. */}
      <DialogContent key={part} dividers>
        {part === 'individual' && (
          <Box sx={{ mb: 2 }}>
            <Choice
              label={rulesTexts.individualRegime}
              value={regime}
              options={regimeType.options.map((name) => [name, name])}
              onChange={(next) => onChange({ ...view, regime: next })}
            />
          </Box>
        )}
        {part === 'both' && <ReportTab key={part} regimes="BOTH" />}
        {part === 'individual' && <ReportTab key={regime} regimes={regime} />}
        {part !== 'both' && part !== 'individual' && <SideBySide group={part} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{rulesTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default CompareRules;
