import { galleryEvent } from "../shared/gallery.ts";
import { connection } from "../shared/live/connection.ts";
import { offerCopies } from "./copies.ts";
import { switchDirection } from "./direction.ts";
import { setSchemes } from "./scheme.ts";
import { search } from "./search.ts";
import { fitWindows } from "./windows.ts";

search();
setSchemes();
switchDirection();
offerCopies();
fitWindows();
connection?.on(galleryEvent, () => location.reload());
