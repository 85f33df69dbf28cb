/** The two regimes differ by pattern as well as by colour, so that they do on paper without colours. */
export const barLook = {
  /** Of no regime here: an empty frame. */
  abroad: {
    bgcolor: 'background.paper',
    border: '2px dashed',
    borderColor: 'info.main',
    printColorAdjust: 'exact',
    '@media print': { border: '2px dashed #333' },
  },
  RPPS: { bgcolor: 'primary.main', printColorAdjust: 'exact', '@media print': { bgcolor: '#333' } },
  RGPS: {
    bgcolor: 'notApplicable.main',
    backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 4px, rgba(255, 255, 255, 0.55) 4px 6px)',
    printColorAdjust: 'exact',
    '@media print': {
      bgcolor: '#fff',
      backgroundImage: 'repeating-linear-gradient(135deg, #fff 0 3px, #777 3px 4px)',
      border: '1px solid #333',
    },
  },
} as const;
