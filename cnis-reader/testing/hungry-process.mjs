// A reading process that fills its heap with whatever it is asked.
const kept = [];
process.on('message', () => {
  for (;;) kept.push({ size: kept.length });
});
