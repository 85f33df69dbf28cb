import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { MindMapView } from './MindMapView.tsx';
import { mindMaps } from './maps.ts';
import { TrainingLock } from './TrainingLock.tsx';
import { helpTexts as texts } from './texts.ts';

const Maps = () => {
  const [query, setQuery] = useSearchParams();
  const [first] = mindMaps;
  const shown = mindMaps.find(({ id }) => id === query.get('mapa')) ?? first;
  if (shown === undefined) return null;
  return (
    <>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Tabs
          value={shown.id}
          onChange={(_event, id) => setQuery({ mapa: id })}
          aria-label={texts.chooseMap}
          variant="scrollable"
          sx={{ flexGrow: 1, minWidth: 0 }}
        >
          {mindMaps.map(({ id, title }) => (
            <Tab key={id} value={id} label={title} />
          ))}
        </Tabs>
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </Box>
      <MindMapView map={shown} />
    </>
  );
};

/** Four subjects of the servants' regime, each on one page. */
export default function MindMapsPage() {
  return (
    <TrainingLock>
      <Typography color="text.secondary" className="no-print" sx={{ mb: 2 }}>
        {texts.mapsIntro}
      </Typography>
      <Maps />
    </TrainingLock>
  );
}
