import sharp from 'sharp'; import {readdirSync} from 'node:fs';
const [,, prefix, out, from='1', to='99', cols='4'] = process.argv;
const files = readdirSync('/tmp/lookpics').filter(f=>f.startsWith(prefix+'-')&&f.endsWith('.png')).sort().slice(Number(from)-1, Number(to));
const metas = await Promise.all(files.map(f=>sharp('/tmp/lookpics/'+f).metadata()));
const w=Math.max(...metas.map(m=>m.width))+6,h=Math.max(...metas.map(m=>m.height))+6; const c=Math.min(Number(cols),files.length);
await sharp({create:{width:w*c,height:h*Math.ceil(files.length/c),channels:3,background:'#888'}}).composite(files.map((f,i)=>({input:'/tmp/lookpics/'+f,left:(i%c)*w+3,top:Math.floor(i/c)*h+3}))).png().toFile(out);
