import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
const br=(x:any)=>brotliCompressSync(Buffer.from(typeof x==="string"?x:JSON.stringify(x)),{params:{[constants.BROTLI_PARAM_QUALITY]:11,[constants.BROTLI_PARAM_LGWIN]:19}}).length/1024;
import fc from "fast-check";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { packFacts } from "#planner/packed/pack-facts.ts";
import { unpackFacts } from "#planner/packed/unpack-facts.ts";
import { listParts } from "#planner/packed/marks.ts";
import { anyWish } from "#tests/factories/any-wish.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
const facts=getPlannable();
const { packed, texts } = packFacts(facts, (s,own)=>s+"-"+createHash("sha256").update(own.join("\n")).digest("base64url").slice(0,6));
const tr=unpackFacts(JSON.parse(JSON.stringify(packed)));
console.log("core",br(packed));let most=0,bytes=0;let n=0,all=0,noLeft=0,fameLeft=0,w5=0,worths:any={};
for(const wish of fc.sample(anyWish(facts),{numRuns:60,seed:23})){const t=planTrip(tr,wish,{today:"2026-11-22",iterations:1,effort:.05});n++;all+=listParts(t).size;{const b=[...listParts(t)].reduce((x,p)=>x+br(texts.get(p)),0);bytes+=b;most=Math.max(most,b)}
const left=t.leftOut;const by=new Map(facts.sights.map(s=>[s.id,s]));
for(const l of left){const s=by.get(l.id);const k=s?`${s.worth}${s.fame?"f":""}`:"town";worths[k]=(worths[k]||0)+1}
noLeft+=listParts({...t,leftOut:[]}).size;
fameLeft+=listParts({...t,leftOut:left.filter(l=>!by.get(l.id)?.fame)}).size;
w5+=listParts({...t,leftOut:left.filter(l=>(by.get(l.id)?.worth??0)<5)}).size;}
console.log('texts',bytes/n,most,n,all/n,noLeft/n,fameLeft/n,w5/n,worths);
