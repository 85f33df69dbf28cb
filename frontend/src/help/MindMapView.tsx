import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MapBranch, MindMap } from './maps.ts';

const Branch = ({ title, points }: MapBranch) => (
  <Paper
    component="section"
    variant="outlined"
    sx={{ p: 2.5, borderTop: 4, borderTopColor: 'primary.main', breakInside: 'avoid', mb: 3 }}
  >
    <Typography variant="h3" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {points.map(({ text, article }) => (
        <Box component="li" key={text} sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="body2">{text}</Typography>
          <Typography variant="caption" color="text.secondary">
            {article}
          </Typography>
        </Box>
      ))}
    </Box>
  </Paper>
);

/** The subject in the middle and its branches around it, in columns that fill the page. */
export const MindMapView = ({ map }: { map: MindMap }) => (
  <Box component="article">
    <Box
      sx={{
        display: 'table',
        mx: 'auto',
        mb: 3,
        px: 4,
        py: 1.5,
        borderRadius: 99,
        textAlign: 'center',
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
      }}
    >
      <Typography variant="h2">{map.title}</Typography>
    </Box>
    <Box sx={{ columnCount: { xs: 1, md: 2, lg: 3 }, columnGap: 3 }}>
      {map.branches.map((branch) => (
        <Branch key={branch.title} {...branch} />
      ))}
    </Box>
  </Box>
);
