import { handoffQueryKeys } from '@pavilion/contract';

/**
 * Takes out of the address bar and of the history, before anything else happens, what opens an account: hand-off
 * parameters (spec §2), and everything that a third party sends back to /authCallback. Kept for takenAddress.ts.
 */
const takeAddress =
  '{let u=new URL(location.href),q=u.searchParams,h={};' +
  "if(/^\\/authCallback\\/*$/.test(u.pathname)){if(u.search){h.auth=u.search;u.search=''}}" +
  `else for(let k of ${JSON.stringify(handoffQueryKeys)})if(q.has(k)){h[k]=q.get(k);q.delete(k)}` +
  "if(Object.keys(h).length){history.replaceState(history.state,'',u.pathname+u.search+u.hash);window.handoff=h}}";

/**
 * Where a browser blocks its storage, the router's own script stumbles over it, aloud, on every page. Until the page goes
 * it is given one that keeps nothing any longer than that.
 */
const lendStorage =
  "try{sessionStorage}catch{try{let m=Object.create(null);Object.defineProperty(window,'sessionStorage',{configurable:true," +
  'value:{getItem:k=>m[k]??null,setItem:(k,v)=>{m[k]=String(v)},removeItem:k=>{delete m[k]}}})}catch{}}';

/**
 * The shell of an app shows a part of the page alone, or the phone's page without header or footer (spec §2). What the
 * address says holds for the tab, wherever one goes from here; app.css hides the rest.
 */
const takeParts =
  "try{let q=new URLSearchParams(location.search),d=document.documentElement;for(let k of['header','footer','appPage']){" +
  "if(q.has(k))sessionStorage.setItem(k,q.get(k));let v=sessionStorage.getItem(k);if(v)d.setAttribute('data-app-'+k,v)}}catch{}";

/**
 * Runs before first paint, inside the page: clears the address, notes which parts an app wants, marks a member's page, so that nobody who is logged in sees a flash of
 * "log in", marks that of one who has played, so that the shelf of it finds its place held (hasPlayed.ts), and notes a press on what opens a modal until the page can answer it (earlyPress.ts). It stands in the page because a file of its own would keep the first paint waiting for one more answer; the
 * content security policy knows it by its hash, as it knows the router's own.
 */
export const bootScript = [
  lendStorage,
  takeAddress,
  takeParts,
  "try{let s=localStorage,d=document.documentElement;if(s.getItem('token')){d.setAttribute('data-member','');" +
    "let p=s.getItem('has_played');p&&p===s.getItem('member_id')&&d.setAttribute('data-played','')}}catch{}",
  "addEventListener('click',e=>{var b=e.target.closest('[data-opens]');if(b&&window.earlyPress!==null)window.earlyPress=b.dataset.opens},true)",
].join(';');
